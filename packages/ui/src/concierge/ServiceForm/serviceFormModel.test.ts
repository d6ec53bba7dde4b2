import { describe, expect, it } from 'vitest';
import { AA_TEXT, contrast, parseHex, WHITE } from '../ServiceCard/textContrast.ts';
import {
  SERVICE_COLORS,
  canSaveService,
  serviceColor,
  serviceFormSchema,
  type ServiceFormFields,
} from './serviceFormModel.ts';

const complete: ServiceFormFields = {
  service_name: 'Laundry',
  service_names: { en: '', cs: ' Prádelna ' },
  icon_id: 301,
  bg_color: '#1A2b3C',
};

describe('serviceColor', () => {
  it.each([
    ['#000000', '#000000'],
    ['#ffFFff', '#ffffff'],
    [' #12ab9C ', '#12ab9c'],
    ['#Fa0', '#ffaa00'],
    ['FFee00', '#ffee00'],
  ])('takes %j as %s', (text, expected) => {
    expect(serviceColor(text)).toBe(expected);
  });

  it.each(['', '#', '#12345', '#1234567', '12345', '#12345g', 'red'])('refuses %j', (text) => {
    expect(serviceColor(text)).toBeUndefined();
  });
});

it('U29 white text is AA on each of the ready colors', () => {
  expect(new Set(SERVICE_COLORS).size).toBe(12);
  for (const color of SERVICE_COLORS) {
    expect(contrast(parseHex(color), WHITE), color).toBeGreaterThanOrEqual(AA_TEXT);
  }
});

describe('canSaveService', () => {
  it.each<[string, Partial<ServiceFormFields>, boolean]>([
    ['all three', {}, true],
    ['no name', { service_name: '' }, false],
    ['a name of blanks', { service_name: '  ' }, false],
    ['no icon', { icon_id: null }, false],
    ['no color', { bg_color: '' }, false],
    ['half a color', { bg_color: '#12' }, false],
  ])('G3 with %s', (_, change, expected) => {
    expect(canSaveService({ ...complete, ...change })).toBe(expected);
  });
});

it('U76 gives the names without outer blanks, those that were typed, and the color in one spelling', () => {
  expect(serviceFormSchema.cast({ ...complete, service_name: ' Laundry ' })).toEqual({
    service_name: 'Laundry',
    service_names: { cs: 'Prádelna' },
    icon_id: 301,
    bg_color: '#1a2b3c',
  });
});
