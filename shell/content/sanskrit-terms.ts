/** Sanskrit words in running text that screen readers should pronounce as Sanskrit; titles such as Vaidya are names. */
export const sanskritTerms = ['abhyanga', 'dravyaguna']

/** The page that explains them all. */
export const glossaryPath = '/resources/glossary'
