export { Link, type LinkProps } from './Link.tsx';
export type { LinkElementProps, RenderLink } from '../../internal/renderLink.ts';
