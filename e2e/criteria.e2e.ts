import { TEXT_SPACING, coveredFocus, cutTexts, smallFields } from './support/criteria.ts';
import { SCREENS, findIds, openScreen, settled } from './support/screens.ts';
import { unreachable } from './support/presses.ts';
import { expect, test } from './support/test.ts';

const PARTS = 3;
const gently = expect.configure({ soft: true });

for (let part = 0; part < PARTS; part += 1) {
  test(`Y58 every screen on a phone and on a desk: the focus is in view, text may be spaced, fields are large enough, ${part + 1} of ${PARTS}`, async ({
    openConsole,
  }) => {
    test.setTimeout(180_000);
    const { page, staff } = await openConsole('admin', { hasTouch: true, bypassCSP: true });
    const ids = await findIds(staff);
    for (const screen of SCREENS.filter((_, at) => at % PARTS === part)) {
      for (const viewport of [
        { width: 375, height: 700 },
        { width: 1440, height: 700 },
      ]) {
        await openScreen(page, screen, ids, viewport);
        const place = `${screen.name} at ${viewport.width} px`;
        expect.soft(await smallFields(page), place).toEqual([]);
        // A modal takes presses a frame after it is there.
        await gently.poll(() => coveredFocus(page), { message: place }).toEqual([]);
        const style = await page.addStyleTag({ content: TEXT_SPACING });
        await settled(page);
        expect.soft(await cutTexts(page), `${place}, spaced`).toEqual([]);
        expect.soft(await unreachable(page), `${place}, spaced`).toEqual([]);
        await style.evaluate((element) => element.parentNode?.removeChild(element));
      }
    }
  });
}
