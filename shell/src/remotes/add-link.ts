export function addLink(attributes: Record<string, string>): HTMLLinkElement {
  const link = document.createElement('link')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.head.append(link)
  return link
}
