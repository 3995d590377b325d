import type { AtRule, Plugin } from 'postcss'

/** Whether the rule before sets the same properties, for browsers that cannot mix colours. */
function repeats(supports: AtRule): boolean {
  const [mixed] = supports.nodes ?? []
  const plain = supports.prev()
  if (mixed?.type !== 'rule' || plain?.type !== 'rule') return false
  const properties = (rule: typeof plain) =>
    rule.nodes.map((node) => (node.type === 'decl' ? node.prop : node))
  return plain.selector === mixed.selector && properties(plain).join('\n') === properties(mixed).join('\n')
}

/**
 * Tailwind writes some rules twice: for browsers with `@property` and `color-mix()`, and for those without (Safari below 16.4, Firefox
 * below 128), which it does not support otherwise. This drops what is for the latter: 5 kB on each page.
 */
export const withoutRepeats: Plugin = {
  postcssPlugin: 'without-repeats',
  // Tailwind adds these prefixes, and the minifier adds them again.
  Declaration: (declaration) => {
    if (declaration.prop.startsWith('-webkit-text-decoration')) declaration.remove()
  },
  AtRule: {
    layer: (rule) => {
      if (rule.params === 'properties' && rule.nodes) rule.remove()
    },
    supports: (rule) => {
      if (!/^\(color: ?color-mix\(/.test(rule.params) || !rule.nodes) return
      if (repeats(rule)) rule.prev()?.remove()
      rule.replaceWith(rule.nodes)
    },
  },
}
