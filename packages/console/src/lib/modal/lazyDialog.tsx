import { preloadOverlays } from '@concierge/ui/foundations';
import { type ComponentType, type ReactElement, Suspense, useEffect, useState } from 'react';
import type { Load } from '../lazy/lazyPart.tsx';
import { loadWhenIdle } from '../lazy/whenIdle.ts';
import { checkVersion } from '../lazy/newVersion.ts';
import { notifyNewVersion, notifyProblem } from '../notify.ts';

const UNREACHABLE = { kind: 'network', status: null, errorCode: null, message: null } as const;

/**
 * A dialog whose module is loaded when the page is idle, or when the dialog is opened before. It stays mounted
 * once it was open, so that it can fade out. While its module or its texts are loaded the screen stays; when the module
 * cannot be loaded, a toast says so, and the dialog opens with the connection (U1).
 */
export function lazyDialog<Props extends object>(
  load: Load<Props>,
): ComponentType<Props & { open: boolean }> {
  let Loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    [Loaded] = await Promise.all([load(), preloadOverlays()]);
    return Loaded;
  };
  return function LazyDialog(props: Props & { open: boolean }): ReactElement | null {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const isMissing = props.open && !Part;
    if (isMissing && Loaded) setPart(() => Loaded);
    useEffect(() => loadWhenIdle(preload), []);
    useEffect(() => {
      if (!isMissing) return undefined;
      let left = false;
      const attempt = () => {
        preload().then(
          (loaded) => left || setPart(() => loaded),
          async () => {
            const outdated = await checkVersion();
            if (left) return;
            if (outdated) notifyNewVersion();
            else notifyProblem(UNREACHABLE);
          },
        );
      };
      attempt();
      window.addEventListener('online', attempt);
      return () => {
        left = true;
        window.removeEventListener('online', attempt);
      };
    }, [isMissing]);
    return (
      Part && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}
