/** The page of an unknown address. */
export const notFoundPath = '/404'

/** The page that lists the problems of a form that was sent without JavaScript. */
export const formProblemPath = '/form-problem'

/** Whether `path` is a page that the web server answers with and that visitors cannot ask for. */
export const isTemplate = (path: string) => path === notFoundPath || path === formProblemPath
