import { goodPassword, type LaidAccount } from './accountFixture.ts';
import type { AccountToLay } from './accountFixture.ts';
import { AccountWorld } from './accountWorld.ts';

/** A server with people who change their phone numbers and e-mail addresses, and the messages to them. */
export class ContactWorld {
  readonly world: AccountWorld;
  #addresses = 0;

  private constructor(world: AccountWorld) {
    this.world = world;
  }

  static async start(): Promise<ContactWorld> {
    return new ContactWorld(await AccountWorld.start());
  }

  newEmail(): string {
    return `moved${(this.#addresses += 1)}@example.om`;
  }

  async signIn(account?: AccountToLay): Promise<{ account: LaidAccount; token: string }> {
    const laid = await this.world.lay(account);
    return { account: laid, token: await this.world.token(laid) };
  }

  async ask(
    token: string,
    field: 'email' | 'phone_number',
    value: string,
    password = goodPassword,
  ): Promise<Response> {
    const body = { field, value, current_password: password };
    const response = await this.world.ask('/profile/change-contact', { token, body });
    await this.world.work();
    return response;
  }

  /** Asks the server what the link with this token would do; does not use the link. */
  async check(token: string): Promise<object> {
    return answerOf(await this.world.ask('/contact-link', { body: { token } }));
  }

  async use(token: string): Promise<object> {
    return answerOf(await this.world.ask('/follow-contact-link', { body: { token } }));
  }

  /**
   * Requests a link for a forgotten password.
   * @returns the addresses to which one was sent
   */
  async forgot({ civil_id }: LaidAccount): Promise<string[]> {
    this.world.sent.length = 0;
    await this.world.ask('/forgot-password', { body: { civil_id, contact_method: 'email' } });
    await this.world.work();
    return this.world.sent.map(({ to }) => to);
  }
}

/** Status and body of a reply, without the request id, which differs every time. */
export async function answerOf(response: Response): Promise<object> {
  const { request_id: _id, ...body } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, ...body };
}
