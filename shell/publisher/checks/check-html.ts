import { HtmlValidate } from 'html-validate'
import type { Finding } from './finding'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'no-inline-style': 'error',
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Matters of taste, and React's way of writing: attribute names are case-insensitive in HTML.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Every script has its integrity; icons and fonts need none.
    'require-sri': 'off',
  },
})

// Compiling the rules takes as long as the renderer's start: it is done meanwhile.
await validator.validateString('<p>')

/** What html-validate finds wrong with a page. */
export async function checkHtml(page: string, html: string): Promise<Finding[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({
      page,
      check: `valid HTML (${ruleId})`,
      expected: 'no error',
      found: `${message} at ${selector ?? 'the document'}`,
    }))
}
