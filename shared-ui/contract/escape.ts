const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text escaped for HTML, attribute values included. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** Data for a script block that is not executed: no `</script>` can end it early. */
export const jsonBlock = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
