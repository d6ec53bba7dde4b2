import { UiProvider } from '@concierge/ui/foundations';
import type { Meta } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inHebrew, tagsAround } from '../fixtures/hebrew.ts';

const metas = import.meta.glob<Meta>('../concierge/*.stories.tsx', {
  eager: true,
  import: 'default',
});

it.each([
  'AuditTable',
  'DevicePicker',
  'DeviceTable',
  'DeviceTags',
  'MessageDetails',
  'MessageTable',
  'RequestTable',
  'ServiceCard',
  'ServiceTable',
  'UserTable',
])('Y45 %s shows what people wrote in its own direction', (name) => {
  const meta = metas[`../concierge/${name}.stories.tsx`];
  const component = meta?.component as ComponentType;
  const html = renderToString(
    <UiProvider locale="en">{createElement(component, inHebrew(meta?.args) as object)}</UiProvider>,
  );
  const tags = tagsAround(html);
  expect(tags).not.toEqual([]);
  expect(tags.filter((tag) => !tag.includes('dir="auto"'))).toEqual([]);
});
