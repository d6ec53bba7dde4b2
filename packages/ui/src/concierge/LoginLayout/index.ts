export { LoginLayout, type LoginLayoutProps } from './LoginLayout.tsx';
