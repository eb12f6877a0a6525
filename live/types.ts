/** A running Langflow and what stands around it. */
export interface LiveServer {
  url: string;
  apiKey: string;
  model: string;
  site: string;
  receiver: string;
}

export type Outcome =
  | {
      status: 'passed';
      /** The steps, where not every check of a kind takes the same. */
      did?: string[];
    }
  | {status: 'failed'; message: string}
  | {status: 'exempt'; need: string};

export interface Check {
  id: string;
  page: string;
  hash: string;
  run(server: LiveServer): Promise<Outcome>;
}

export interface Kind {
  name: string;
  collect(): Promise<Check[]>;
}
