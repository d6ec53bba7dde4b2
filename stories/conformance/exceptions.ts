/** What the stories of a component do not say: the value of their parameter `conformance`. */
export interface Exception {
  /** Props besides those of its stories, or instead of them. */
  args?: object;
  /** Rendered over the page in a portal: a server renders nothing of it. So is what `openedBy` opens. */
  overlay?: boolean;
  /** The root is there only once the trigger (the first button) is focused, or also pressed by keyboard. */
  openedBy?: 'focus' | 'press';
  /** Where `ref` points: the root, or the control inside that a form wants to focus. Default `root`. */
  refTo?: 'root' | 'control';
  /** Where `id`, `data-*` and `aria-*` go: to the control of a field, or the group of its controls. Default `root`. */
  attributesTo?: 'root' | 'control' | 'group';
  /** `data-component` of the root where the component is made of another one. */
  root?: string;
}

/** A field: a form wants to focus its control, and gives it its attributes. */
export const control: Exception = { refTo: 'control', attributesTo: 'control' };
/** A field that is made of `TextField`. */
export const textField: Exception = { ...control, root: 'TextField' };
/** Made of `Modal`. */
export const modal: Exception = { overlay: true, root: 'Modal', args: { open: true } };
/** Opens when its trigger is pressed. */
export const pressed: Exception = { overlay: true, openedBy: 'press' };
/** Made of `DataTable`. */
export const table: Exception = { root: 'DataTable' };
