import { Type, type Static } from 'typebox';

/** A browser push subscription as `PushSubscription.toJSON()` gives it. */
export const PushSubscriptionBody = Type.Object(
  {
    endpoint: Type.String({ format: 'uri', maxLength: 2_000, pattern: '^https://' }),
    expirationTime: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
    keys: Type.Object(
      {
        p256dh: Type.String({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9_-]+=*$' }),
        auth: Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_-]+=*$' }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type PushSubscriptionBody = Static<typeof PushSubscriptionBody>;

export const PushUnsubscribeBody = Type.Object(
  { endpoint: PushSubscriptionBody.properties.endpoint },
  { additionalProperties: false },
);
export type PushUnsubscribeBody = Static<typeof PushUnsubscribeBody>;

export const PushKeyAnswer = Type.Object({
  publicKey: Type.String(),
  /** The status with which the push service of this browser refused the last notification; null: it took it. */
  refused: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  /** How many browsers of the project are refused; admins only. */
  refused_browsers: Type.Optional(Type.Integer()),
});
export type PushKeyAnswer = Static<typeof PushKeyAnswer>;
