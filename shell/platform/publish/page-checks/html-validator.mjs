// html-validate in its own process: loading its rules takes as long as the start of the renderer, and checking a page as long
// as reading its facts. Each message { id, html } over IPC is answered with { id, messages }.
import { HtmlValidate } from 'html-validate'

// Ends with the publisher, also when that is killed.
process.once('disconnect', () => process.exit())

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's own ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Safari announces a list without bullets as a list only if it has `role="list"`.
    'no-redundant-role': 'off',
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Matters of taste, and React's spelling of attributes: HTML ignores their case.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-implicit-input-type': 'off',
    'tel-non-breaking': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
  },
})

/** What html-validate says of a page. Its rules read elements by recursion, which ends at some depth. */
async function messagesOf(html) {
  try {
    // A comment with this text would turn rules off for the rest of the page. The replacement keeps every offset.
    const { results } = await validator.validateString(html.replaceAll('html-validate-', 'html-validate_'))
    return results.flatMap(({ messages }) => messages)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const message = `elements are nested too deep to be checked (${error.message}); nest fewer`
    // At the page's fragment, whose remote then gets the finding.
    return [{ ruleId: 'too-deep', message, offset: html.indexOf('data-fragment="page"') }]
  }
}

process.on('message', async ({ id, html }) => {
  const messages = await messagesOf(html)
  // The publisher may have ended: then this answer is not needed.
  process.send({ id, messages }, () => {})
})

// Compiles the rules before the first question comes.
await validator.validateString('<p>')
