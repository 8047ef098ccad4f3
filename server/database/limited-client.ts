import pg from 'pg';
import { Refusal } from '#server/refusal';

/** Ended by `statement_timeout`, `lock_timeout` or `idle_in_transaction_session_timeout`. */
const timedOut = new Set(['57014', '55P03', '25P03']);
/** Classes of what the server says where it ends a connection, or takes none. */
const connectionErrors = /^(08|53|57P)/;
/** The server writes nothing: it is read-only, or its disk is full. */
const unwritable = new Set(['25006', '53100']);
const seconds = 30;

/** A refusal for now, with what the log has to show. */
export const busy = (cause: unknown) => new Refusal('call.busy', { seconds }, {}, { cause });

const unconfirmed = (cause: unknown) => new Refusal('call.unconfirmed', { seconds }, {}, { cause });

type Query = (...asked: unknown[]) => Promise<pg.QueryResult>;
type Ending = pg.PoolClient & { end: () => Promise<void> };

/**
 * Has a connection given up where an answer takes longer than `answerMs`, or comes after its deadline. A time-out or a
 * lost connection becomes call.busy; for a COMMIT that may have been done, call.unconfirmed; what cannot be written,
 * call.unwritable, which `onUnwritable` is told. Returns what sets the deadline, by `performance.now()`.
 */
export const limitClient = (
  client: pg.PoolClient,
  answerMs: number,
  onUnwritable: () => void,
): ((deadline: number) => void) => {
  let deadline = Infinity;
  /** Why the connection is of no use any more. */
  let loss: Error | undefined;
  let refusal: Refusal | undefined;
  const lose = (error = new Error('The connection ended.')) => {
    loss ??= error;
  };
  client.on('error', lose).on('end', lose);
  const send = client.query.bind(client) as Query;

  /** The refusal that an error stands for, or none where the server refused the statement itself. */
  const refusalOf = (error: unknown, wasLost: boolean, isCommit: boolean): Refusal | undefined => {
    const code = error instanceof pg.DatabaseError ? (error.code ?? '') : undefined;
    if (code !== undefined && timedOut.has(code)) return busy(error);
    if (code !== undefined && unwritable.has(code)) {
      onUnwritable();
      return new Refusal('call.unwritable', { seconds }, {}, { cause: error });
    }
    if (code === undefined ? !loss : !connectionErrors.test(code)) return undefined;
    const cause = code === undefined ? loss : error;
    return isCommit && !wasLost ? unconfirmed(cause) : busy(cause);
  };

  const query: Query = async (...asked) => {
    const wasLost = loss !== undefined;
    const ms = Math.max(1, Math.min(answerMs, deadline - performance.now()));
    const timer = setTimeout(() => {
      lose(new Error(`The database gave no answer within ${Math.round(ms)} ms.`));
      // With a statement under way this destroys the socket.
      void (client as Ending).end();
    }, ms);
    try {
      return await send(...asked);
    } catch (error) {
      // The rollback of a lost connection fails too: what the transaction failed by is what counts.
      if (wasLost && refusal) throw refusal;
      refusal = refusalOf(error, wasLost, asked[0] === 'commit');
      throw refusal ?? error;
    } finally {
      clearTimeout(timer);
    }
  };
  Object.assign(client, { query });
  return (at) => {
    deadline = at;
  };
};
