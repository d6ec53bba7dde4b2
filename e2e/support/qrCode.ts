import type { Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';

/** What a camera reads from the picture of this element. @throws where it finds no code */
export async function readQrCode(code: Locator): Promise<string> {
  const png = (await code.screenshot()).toString('base64');
  // A page without a policy, which may turn the picture into pixels.
  const page = await code.page().context().newPage();
  const { width, height, data } = await page.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const pixels = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    return { width: bitmap.width, height: bitmap.height, data: [...pixels] };
  }, png);
  await page.close();
  return decodeQR({ width, height, data: Uint8Array.from(data) });
}
