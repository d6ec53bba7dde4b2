import { Type, type Static } from 'typebox';
import { Timestamp, nullable } from './refs.ts';

/** Names a session to its owner; nobody can sign in with it. */
export const SessionId = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** A browser somebody is signed in with. */
export const Session = Type.Object(
  {
    id: SessionId,
    /** The one that asks. */
    current: Type.Boolean(),
    created_at: Timestamp,
    last_seen_at: Timestamp,
    expires_at: Timestamp,
    /** What the browser called itself at sign-in. */
    user_agent: nullable(Type.String()),
    address: Type.String(),
  },
  { $id: 'Session' },
);
export type Session = Static<typeof Session>;
