// What every page stands on, without the components.

export { t } from './t.generated.ts';
export { BaseStyle } from './BaseStyle.tsx';
export { GlobalStyle } from './GlobalStyle.tsx';
export { ScopedBaseStyle, type ScopedBaseStyleProps } from './ScopedBaseStyle.tsx';
export { nestAtRules } from './nestAtRules.ts';
export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
export { registered, type Registration } from '../internal/registered.ts';
export { preloadOverlays } from '../internal/onDemand.tsx';
