import type {SearchRequest, SearchResponse} from '../../types';
import type {SearchEngine} from './engine';

/** Most questions take one round for terms; what nobody spells so takes more. */
const MAX_ROUNDS = 8;
/** And one for texts. Where these keep changing the order, that of a few exact hits is good enough. */
const MAX_TEXT_ROUNDS = 3;

/** Yields the files that the engine needs next, until the answer lacks none. */
export function* completeAnswer(
  engine: SearchEngine,
  request: SearchRequest,
): Generator<string[], SearchResponse, void> {
  const maxTextRounds = request.exactHits === undefined ? MAX_ROUNDS : MAX_TEXT_ROUNDS;
  let textRounds = 0;
  for (let round = 0; ; round++) {
    const {response, wants, isNearlyRight} = engine.search(request);
    if (wants.length === 0 || round === MAX_ROUNDS || textRounds === maxTextRounds) {
      return response;
    }
    textRounds += Number(isNearlyRight);
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
