import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** The words on each sheet that the browser prints, on A4 and without backgrounds. */
export async function printed(page: Page): Promise<string[]> {
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(paper);
  return text.map((sheet) => sheet.replaceAll(/\s+/g, ' '));
}
