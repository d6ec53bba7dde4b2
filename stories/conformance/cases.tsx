import { RowAction } from '@concierge/ui/DataTable';
import { InlineFilterBar } from '@concierge/ui/FilterBar';
import { ShortcutsButton } from '@concierge/ui/ShortcutSheet';
import { CrashPage } from '@concierge/ui/layout/CrashPage';
import { ForbiddenPage } from '@concierge/ui/layout/ForbiddenPage';
import { NotFoundPage } from '@concierge/ui/layout/NotFoundPage';
import {
  DeletedServicesCard,
  ServiceCardGrid,
  ServiceCardSkeletons,
} from '@concierge/ui/concierge/ServiceCard';
import type { Meta } from '@storybook/react-vite';
import { isValidElement, type ReactElement } from 'react';
import type { Exception } from './exceptions.ts';

export interface ConformanceCase extends Omit<Exception, 'args'> {
  /** The exported name; also the value of `data-component` on the root. */
  name: string;
  /** Renders the component with the props of its stories and more; `onCall` gets the name of each callback it calls. */
  render: (more?: object, onCall?: (name: string) => void) => ReactElement;
}

const statusPage = { conformance: { root: 'StatusPage' } };
const page = { homeHref: '/', labels: { title: 'Title', text: 'Text', home: 'Home' } };

/** Components that are shown in the stories of another one. */
const withoutStories: Meta[] = [
  {
    title: 'CrashPage',
    component: CrashPage,
    parameters: statusPage,
    args: {
      ...page,
      onReload: () => undefined,
      labels: { ...page.labels, reload: 'Reload', detail: 'Detail' },
    },
  },
  {
    title: 'DeletedServicesCard',
    component: DeletedServicesCard,
    args: {
      title: 'No longer offered',
      services: [{ id: 1, name: 'Laundry', count: 9, openName: 'Laundry: 9 open requests' }],
      onOpen: () => undefined,
    },
  },
  { title: 'ForbiddenPage', component: ForbiddenPage, parameters: statusPage, args: page },
  {
    title: 'InlineFilterBar',
    component: InlineFilterBar,
    args: { label: 'Filter devices', children: <span>Filter</span> },
  },
  { title: 'NotFoundPage', component: NotFoundPage, parameters: statusPage, args: page },
  {
    title: 'RowAction',
    component: RowAction,
    args: { children: 'Room 204', onPress: () => undefined },
  },
  {
    title: 'ServiceCardGrid',
    component: ServiceCardGrid,
    args: { label: 'Services', children: <span>Card</span> },
  },
  {
    title: 'ShortcutsButton',
    component: ShortcutsButton,
    parameters: { conformance: { root: 'Button' } },
    args: { children: 'Shortcuts' },
  },
  { title: 'ServiceCardSkeletons', component: ServiceCardSkeletons, args: { label: 'Loading' } },
];

/** Replaces the callbacks, also those of menu entries. */
function recorded(value: unknown, onCall: (name: string) => void): unknown {
  if (Array.isArray(value)) return value.map((item) => recorded(item, onCall));
  if (typeof value !== 'object' || value === null || isValidElement(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) =>
      typeof inner === 'function' && /^on[A-Z]/.test(name)
        ? [name, () => onCall(name)]
        : [name, recorded(inner, onCall)],
    ),
  );
}

function caseOf({ title = '', component: Component, args, parameters }: Meta): ConformanceCase {
  const name = title.slice(title.lastIndexOf('/') + 1);
  if (!Component) throw new Error(`The stories of ${title} name no component`);
  const { args: instead, ...exception }: Exception = parameters?.['conformance'] ?? {};
  return {
    ...exception,
    name,
    render: (more = {}, onCall = () => undefined) => (
      <Component {...(recorded({ ...args, ...instead }, onCall) as object)} {...more} />
    ),
  };
}

const metas = import.meta.glob<Meta>('../{components,layout,concierge}/*.stories.tsx', {
  eager: true,
  import: 'default',
});

/** Every public component that has a root of its own. */
export const conformanceCases: readonly ConformanceCase[] = [
  ...Object.values(metas),
  ...withoutStories,
]
  .map(caseOf)
  // A title of several words belongs to further stories of a component.
  .filter(({ name }) => !name.includes(' '));
