import { useMemo, useState, type ContextType } from 'react';
import type { RootMenuTriggerStateContext } from 'react-aria-components/Menu';

type MenuState = NonNullable<ContextType<typeof RootMenuTriggerStateContext>>;

/** Which sub-menus are open, from the outermost to the innermost: our menus have a trigger of their own. */
export function useSubmenus(open: boolean, onOpenChange: (open: boolean) => void): MenuState {
  const [expandedKeysStack, setExpanded] = useState<MenuState['expandedKeysStack']>([]);
  return useMemo(() => {
    const setOpen = (next: boolean) => {
      setExpanded([]);
      onOpenChange(next);
    };
    return {
      isOpen: open,
      setOpen,
      open: () => setOpen(true),
      close: () => setOpen(false),
      toggle: () => setOpen(!open),
      focusStrategy: null,
      // It lines up with its trigger.
      point: null,
      setPoint: () => undefined,
      expandedKeysStack,
      openSubmenu: (key, level) =>
        setExpanded((keys) => (level > keys.length ? keys : [...keys.slice(0, level), key])),
      closeSubmenu: (key, level) =>
        setExpanded((keys) => (keys[level] === key ? keys.slice(0, level) : keys)),
    };
  }, [open, onOpenChange, expandedKeysStack]);
}
