/** Windows with no room for the sidebar beside the page: narrow ones, and phones on their side. */
export const NARROW = '(max-width: 768px), (max-width: 960px) and (max-height: 480px)';
