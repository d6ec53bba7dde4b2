import type { CSSProperties } from 'react';
import { t } from '../foundations/t.generated.ts';

/** The layer of menus, lists, popovers and hints. As an inline style, since react-aria writes one of its own. */
export const overlayLayer: CSSProperties = { zIndex: t.layer.overlay };
