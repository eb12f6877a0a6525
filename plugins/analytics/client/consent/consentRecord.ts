import type {ConsentDecision} from '../../types';

export const recordKey = 'langflow-docs.consent';

/** After a year the reader is asked again. */
const lifetime = 365 * 24 * 60 * 60 * 1000;

interface StoredRecord {
  decision: ConsentDecision;
  /** A yes covers the services that were named when it was given. */
  services: string[];
  at: number;
}

function parseRecord(text: string | null): StoredRecord | undefined {
  try {
    const {decision, services, at} = JSON.parse(text ?? '') as Partial<StoredRecord>;
    const known = decision === 'granted' || decision === 'denied';
    return known && Array.isArray(services) && typeof at === 'number'
      ? {decision, services, at}
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The reader's choice, kept in the browser and shared by its tabs. Where storage is blocked the choice lasts until
 * the page is left.
 */
export class ConsentRecord {
  #unstorable: ConsentDecision | undefined;

  constructor(
    private readonly services: string[],
    private readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  ) {}

  read(): ConsentDecision | undefined {
    if (this.#unstorable) {
      return this.#unstorable;
    }
    try {
      const record = parseRecord(this.storage().getItem(recordKey));
      if (!record || Date.now() - record.at > lifetime) {
        return undefined;
      }
      const coversAll = this.services.every((service) => record.services.includes(service));
      return record.decision === 'denied' || coversAll ? record.decision : undefined;
    } catch {
      return undefined;
    }
  }

  write(decision: ConsentDecision): void {
    const record: StoredRecord = {decision, services: this.services, at: Date.now()};
    try {
      this.storage().setItem(recordKey, JSON.stringify(record));
      this.#unstorable = undefined;
    } catch {
      this.#unstorable = decision;
    }
  }
}
