import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@concierge/contract/paths';
import { serverForTests } from './testing/eachDatabase.ts';
import { folderForTests } from './testing/folders.ts';
import { operationsOf, type Operation } from './testing/operations.ts';
import { startTestServer } from './testing/testServer.ts';

/** Paths of the contract that the document does not have: a socket and files. */
const NOT_CALLS = new Set(['live', 'deviceLive', 'locale', 'csv']);

describe('the OpenAPI document', () => {
  const server = serverForTests();
  const consoleDir = folderForTests({ 'index.html': '<html><head></head></html>' });
  let operations: Operation[];
  beforeAll(() => {
    operations = operationsOf(server().app);
  });

  it('K1 is served and has every call of the contract', async () => {
    const { status, body } = await server().anonymous.get<{ openapi: string; paths: object }>(
      '/api/docs/json',
    );
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    const documented = Object.keys(body.paths).map((path) => path.replaceAll(/\{\w+\}/g, ':'));
    const expected = Object.entries(paths)
      .filter(([name]) => !NOT_CALLS.has(name))
      .map(([, path]) => path(':', ':', ':'));
    expect(documented).toEqual(expect.arrayContaining(expected));
  });

  it('K1 is the same with and without the built console', async () => {
    const whole = await startTestServer({ config: { consoleDir } });
    const { body } = await whole.anonymous.get('/api/docs/json');
    await whole.close();
    expect(body).toEqual((await server().anonymous.get('/api/docs/json')).body);
  });

  it('K1 describes every call: summary, group, success and failures', () => {
    const poor = operations.filter(
      ({ summary, tags, statuses }) =>
        !summary || tags.length === 0 || !statuses.some((status) => status < 300),
    );
    expect(poor.map(({ name }) => name)).toEqual([]);
    const calls = operations.filter(({ path }) => path.startsWith('/api/'));
    for (const { name, statuses, hasBody } of calls) {
      expect(statuses, name).toEqual(
        expect.arrayContaining(hasBody ? [400, 413, 415] : [429, 500]),
      );
    }
  });

  it('Z8 passes the recommended rules of a linter without a warning', async () => {
    const { body } = await server().anonymous.get<object>('/api/docs/json');
    const problems = await lintFromString({
      source: JSON.stringify(body),
      absoluteRef: 'openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('Y23 names every call for generators, each by a name of its own', () => {
    const { paths: calls, servers } = server().app.swagger() as {
      paths: Record<string, Record<string, { operationId?: string }>>;
      servers?: { url: string }[];
    };
    const names = Object.values(calls).flatMap((call) =>
      Object.values(call).map(({ operationId }) => operationId),
    );
    expect(names).toHaveLength(operations.length);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
    expect(servers?.map(({ url }) => url)).toEqual(['/']);
  });

  it('Z6 has an example of every named schema, which is valid', () => {
    const document = server().app.swagger() as {
      components: { schemas: Record<string, { examples?: unknown[] }> };
    };
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema(document, 'openapi');
    for (const [name, { examples = [] }] of Object.entries(document.components.schemas)) {
      expect(examples, name).toHaveLength(1);
      const isValid = ajv.compile({ $ref: `openapi#/components/schemas/${name}` });
      expect(isValid(examples[0]) ? null : isValid.errors, name).toBeNull();
    }
  });

  it('K1 is shown to a browser under our content security policy', async () => {
    const page = await server().anonymous.get<string>('/api/docs');
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>\s*\S/);
  });
});
