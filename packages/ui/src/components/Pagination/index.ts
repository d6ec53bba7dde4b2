export { Pagination, type PaginationLabels, type PaginationProps } from './Pagination.tsx';
export { pageItems, type PageItem } from './paginationModel.ts';
