export {
  ConnectionStatus,
  type ConnectionState,
  type ConnectionStatusLabels,
  type ConnectionStatusProps,
} from './ConnectionStatus.tsx';
