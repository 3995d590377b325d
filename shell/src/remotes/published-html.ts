interface HtmlPolicy {
  createHTML: (html: string) => string
}

declare global {
  /** Trusted Types, where the browser has them. What they make counts as a string in TypeScript's DOM. */
  var trustedTypes: { createPolicy: (name: string, policy: HtmlPolicy) => HtmlPolicy } | undefined
}

/** The one policy that a page's CSP names: no other string becomes markup. */
const policy = globalThis.trustedTypes?.createPolicy('published-html', { createHTML: (html) => html })

/** HTML that the publisher rendered, in the form in which the browser takes it. */
export const publishedHtml = (html: string): string => policy?.createHTML(html) ?? html
