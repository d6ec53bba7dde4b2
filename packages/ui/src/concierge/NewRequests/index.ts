export { NewRequests, type NewRequestsProps } from './NewRequests.tsx';
