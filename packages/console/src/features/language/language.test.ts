import type { Peer } from '@concierge/client/testing/peer';
import { NAMESPACES } from '@concierge/contract/namespaces';
import { PASSWORD } from '@concierge/server/testing/testProject';
import type { TestServer } from '@concierge/server/testing/testServer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startConsoleServer } from '../../testing/consoleServer.ts';
import { type Visitor, visit } from '../../testing/visitor.ts';
import { waitFor } from '../../testing/waitFor.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startConsoleServer();
});
afterAll(() => server.close());
beforeEach(() => {
  vi.resetModules(); // every test reloads the page, i18next included
  visit({});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function loadPage(url = server.url) {
  const { openBrowser } = await import('../../testing/browser.ts');
  const browser = openBrowser(url);
  const { i18n, startI18n } = await import('../../lib/i18n/i18n.ts');
  return { browser, i18n, startI18n };
}

async function signIn(username: string) {
  const { openConsole } = await import('../../testing/testConsole.ts');
  const tab = openConsole();
  await tab.signIn({ projectCode: server.project.code, username, password: PASSWORD });
  return tab;
}

describe('H2 the language is found', () => {
  const all = { cookie: 'i18next=cs', local: 'tr', session: 'cs', navigator: ['tr'], html: 'cs' };
  it.each<[string, Visitor, string, string?]>([
    ['in the query before all else', { ...all, query: '?lng=tr' }, 'tr'],
    ['then in the cookie', all, 'cs'],
    ['then in the local storage', { ...all, cookie: '' }, 'tr'],
    ['then in the session storage', { session: 'cs', navigator: ['tr'], html: 'tr' }, 'cs'],
    ['then in the browser', { navigator: ['tr-TR'], html: 'cs' }, 'tr'],
    ['then in the page', { html: 'cs' }, 'cs'],
    ['to be English when nothing says otherwise', { navigator: ['xx-XX'] }, 'en'],
  ])('%s', async (_where, visitor, language, kept = language) => {
    const localStorage = visit(visitor);
    const { i18n, startI18n, browser } = await loadPage();
    await startI18n();
    expect(i18n.resolvedLanguage).toBe(language);
    expect(localStorage.getItem('i18nextLng')).toBe(kept);
    browser.close();
  });
});

it('H1 the files carry the version, and what is missing falls back to English', async () => {
  const { i18n, startI18n, browser } = await loadPage();
  await startI18n();
  expect(browser.calls).toContain('GET /locales/en/common.json?version=0.0.30');
  await i18n.changeLanguage('cs');
  expect(i18n.t('common:close')).toBe('Zavřít');
  // Keys no file has do not compile, so they go around the compiler.
  const anyText = (key: string): unknown => Reflect.apply(i18n.t, i18n, [key]);
  i18n.addResource('en', 'common', 'onlyEnglish', 'Only in English');
  expect(anyText('onlyEnglish')).toBe('Only in English');
  expect(anyText('no.such_key')).toBe('Such key');
  browser.close();
});

it('H1 the files of the other screens are loaded after those of the page', async () => {
  const { startI18n, browser } = await loadPage();
  const { calls } = browser;
  const address = (name: string) => `GET /locales/en/${name}.json?version=0.0.30`;
  await startI18n({ namespaces: ['common', 'shell'] });
  expect(calls).toEqual(['common', 'shell'].map(address));
  const { loadOtherTexts } = await import('../../lib/i18n/i18n.ts');
  await loadOtherTexts();
  expect(calls.toSorted()).toEqual(NAMESPACES.map(address).toSorted());
  browser.close();
});

describe('H3 a failed load', () => {
  let peer: Peer;
  let times: number[];

  const start = async (failures: number) => {
    const { startPeer } = await import('@concierge/client/testing/peer');
    times = [];
    peer = await startPeer({
      onRequest(request, response) {
        const wanted = request.url?.startsWith('/locales/en/errors.json');
        if (wanted) times.push(Date.now() - begin);
        const fails = wanted && times.length <= failures;
        response.writeHead(fails ? 503 : 200, { 'content-type': 'application/json' });
        response.end(fails ? '{}' : JSON.stringify({ network: 'Gone' }));
      },
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const begin = Date.now();
    const page = await loadPage(peer.url);
    const started = page.startI18n();
    const progress = { started: false };
    void started.finally(() => {
      progress.started = true;
    });
    // The clock stands while an answer is on its way: only the next attempt is waited for.
    while (!progress.started) {
      if (vi.getTimerCount() > 0) await vi.advanceTimersByTimeAsync(50);
      await realTurn();
    }
    await started;
    return page;
  };
  const realTurn = () =>
    new Promise((resolve) => {
      setImmediate(resolve);
    });
  afterEach(() => peer.close());

  it('is tried again until it succeeds', async () => {
    const { i18n, browser } = await start(2);
    expect(i18n.t('errors:network')).toBe('Gone');
    expect(times).toHaveLength(3);
    browser.close();
  });

  it('is tried five more times from 350 ms, doubling, then only logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { i18n, browser } = await start(99);
    expect(times).toHaveLength(6);
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    for (const [index, wait] of waits.entries()) {
      const expected = 350 * 2 ** index;
      expect(wait).toBeGreaterThanOrEqual(expected);
      expect(wait).toBeLessThan(expected + 250);
    }
    expect(log).toHaveBeenCalledWith(expect.stringContaining('en/errors'), expect.anything());
    expect(i18n.t('errors:network')).toBe('Network');
    log.mockRestore();
    browser.close();
  });
});

it("H4 a signed-in user's language is the interface's; choosing one is kept on the server and reloads", async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const { i18n, startI18n, browser } = await loadPage();
  await startI18n();
  const { languageChosen } = await import('./languageSlice.ts');
  const tab = await signIn('operator');
  tab.dispatch(languageChosen('tr'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(browser.calls).toContain('POST /api/user/change-lang/tr');

  await i18n.changeLanguage('en');
  const { sessionCheckRequested } = await import('../auth/authSlice.ts');
  tab.dispatch(sessionCheckRequested());
  await tab.until(({ auth }) => auth.user?.lang === 'tr');
  await waitFor(() => expect(i18n.language).toBe('tr'));
  tab.close();
  browser.close();
});

it('H4 before signing in a choice only changes this browser', async () => {
  const { i18n, startI18n, browser } = await loadPage();
  await startI18n();
  const { openConsole } = await import('../../testing/testConsole.ts');
  const { languageChosen } = await import('./languageSlice.ts');
  const tab = openConsole();
  tab.dispatch(languageChosen('cs'));
  await waitFor(() => expect(i18n.language).toBe('cs'));
  expect(browser.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  tab.close();
  browser.close();
});

it('H4 J3 a refused choice changes nothing and says so', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const { i18n, startI18n, browser } = await loadPage();
  await startI18n();
  const { http } = await import('../../lib/http/http.ts');
  const { languageChosen } = await import('./languageSlice.ts');
  const tab = await signIn('colleague');
  http.defaults.baseURL = 'http://127.0.0.1:4759'; // nothing listens there
  tab.dispatch(languageChosen('tr'));
  await waitFor(() => expect(tab.notices).toHaveLength(1));
  expect(tab.notices[0]).toMatchObject({ tone: 'danger', body: i18n.t('errors:network') });
  expect(i18n.language).toBe('en');
  expect(reload).not.toHaveBeenCalled();
  tab.close();
  browser.close();
});
