import type {SearchRequest, SearchResponse} from '../../types';
import type {SearchEngine} from './engine';

/**
 * Most questions take two rounds, one for terms and one for texts; what nobody spells so takes more.
 * Where texts keep changing the order, the answer is as good as it gets.
 */
const MAX_ROUNDS = 6;

/** Yields the files that the engine needs next, until the answer lacks none. */
export function* completeAnswer(
  engine: SearchEngine,
  request: SearchRequest,
): Generator<string[], SearchResponse, void> {
  for (let round = 0; ; round++) {
    const {response, wants} = engine.search(request);
    if (wants.length === 0 || round === MAX_ROUNDS) {
      return response;
    }
    yield wants;
  }
}

/** The same for whoever has all files at hand. */
export function answerAtOnce(
  engine: SearchEngine,
  request: SearchRequest,
  read: (file: string) => string,
): SearchResponse {
  const answer = completeAnswer(engine, request);
  for (;;) {
    const step = answer.next();
    if (step.done) {
      return step.value;
    }
    step.value.forEach((file) => engine.add(file, read(file)));
  }
}
