export { Code } from './Code.tsx';
export { GuideContainer } from './GuideContainer.tsx';
