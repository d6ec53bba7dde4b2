/** The page that shows one story in many ways, and the global that says which story. */
export const COMPARE_PAGE = 'start-compare--compare';
export const COMPARED = 'compared';
