import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import type { User } from '@concierge/contract/users';

export const DEMO_PASSWORD = 'concierge-demo';
export const DEMO_PROJECT = 'demo';

/** API calls of a signed-in user, with the cookies of the browser context. */
export class Staff {
  readonly user: User;
  readonly #request: APIRequestContext;
  readonly #url: string;

  private constructor(url: string, request: APIRequestContext, user: User) {
    this.#url = url;
    this.#request = request;
    this.user = user;
  }

  static async signIn(
    url: string,
    context: BrowserContext | { request: APIRequestContext },
    username: string,
    password: string = DEMO_PASSWORD,
  ): Promise<Staff> {
    const answer = await context.request.post(url + paths.login(), {
      data: { projectCode: DEMO_PROJECT, username, password },
    });
    if (!answer.ok()) throw new Error(`Sign-in of ${username}: ${answer.status()}`);
    return new Staff(url, context.request, (await answer.json()) as User);
  }

  async get<Answer>(path: (projectId: number) => string): Promise<Answer> {
    const answer = await this.#request.get(this.#url + path(this.user.project_id));
    if (!answer.ok()) throw new Error(`GET ${answer.url()}: ${answer.status()}`);
    return (await answer.json()) as Answer;
  }

  async post<Answer>(path: (projectId: number) => string, data: unknown): Promise<Answer> {
    const answer = await this.#request.post(this.#url + path(this.user.project_id), { data });
    if (!answer.ok()) {
      throw new Error(`POST ${answer.url()}: ${answer.status()} ${await answer.text()}`);
    }
    const text = await answer.text();
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }
}
