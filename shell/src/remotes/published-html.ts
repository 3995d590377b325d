interface HtmlPolicy {
  createHTML: (html: string) => string
}

declare global {
  /** Trusted Types, if the browser has them. In TypeScript's DOM, their values count as strings. */
  var trustedTypes: { createPolicy: (name: string, policy: HtmlPolicy) => HtmlPolicy } | undefined
}

/** The only policy in a page's CSP: no other string can become markup. */
const policy = globalThis.trustedTypes?.createPolicy('published-html', { createHTML: (html) => html })

/** HTML from the publisher, in the form that the browser accepts. */
export const publishedHtml = (html: string): string => policy?.createHTML(html) ?? html
