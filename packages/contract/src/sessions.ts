import { Type, type Static } from 'typebox';
import { Timestamp, nullable } from './refs.ts';

/** Identifies a session to its owner; it cannot be used to sign in. */
export const SessionId = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** A session: a browser in which the user is signed in. */
export const Session = Type.Object(
  {
    id: SessionId,
    /** The session of this call. */
    current: Type.Boolean(),
    created_at: Timestamp,
    last_seen_at: Timestamp,
    expires_at: Timestamp,
    /** User agent of the browser at sign-in. */
    user_agent: nullable(Type.String()),
    address: Type.String(),
  },
  { $id: 'Session' },
);
export type Session = Static<typeof Session>;
