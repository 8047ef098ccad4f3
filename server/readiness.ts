import type { Log } from '#server/log/log';
import type { ReadModel } from '#server/read-model/read-model';

type Needs = {
  catalogue: Pick<ReadModel, 'ready' | 'isReady'>;
  isDraining: () => boolean;
  /** Whether the database answers. */
  answers: () => Promise<boolean>;
  log: Pick<Log, 'error'>;
};

/**
 * Begins to read the catalogue and tells whether the shop can serve. Where the reading failed, whoever asks begins it
 * anew: a shop that is not ready is sent no search that would.
 */
export const readiness = ({ catalogue, isDraining, answers, log }: Needs) => {
  let reading: Promise<void> | undefined;
  const read = () => {
    reading ??= catalogue
      .ready()
      .catch((error: unknown) => log.error('search.start', error))
      .finally(() => {
        reading = undefined;
      });
  };
  read();
  return async () => {
    if (!catalogue.isReady()) read();
    return catalogue.isReady() && !isDraining() && (await answers());
  };
};
