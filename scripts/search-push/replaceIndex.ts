import type {IndexSettings, SearchClient, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../../plugins/search/types';

type Writer = Pick<
  SearchClient,
  'chunkedBatch' | 'deleteIndex' | 'operationIndex' | 'saveSynonyms' | 'setSettings' | 'waitForTask'
>;

export interface NewContent {
  records: SearchRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
}

/**
 * Builds the new content beside the index and then moves it into its place in one step: readers
 * search the old index or the new one, never a mixture. If anything fails before, the index is
 * untouched and the half-built one is removed.
 */
export async function replaceIndex(
  client: Writer,
  indexName: string,
  {records, settings, synonyms}: NewContent,
  {exists}: {exists: boolean},
): Promise<void> {
  const temporary = `${indexName}_next`;
  const done = async (task: Promise<{taskID: number}>, name = temporary): Promise<void> => {
    const {taskID} = await task;
    await client.waitForTask({indexName: name, taskID});
  };
  try {
    await done(client.deleteIndex({indexName: temporary}));
    if (exists) {
      // Rules are made in the provider's console, not by us; the move would lose them.
      await done(
        client.operationIndex({
          indexName,
          operationIndexParams: {operation: 'copy', destination: temporary, scope: ['rules']},
        }),
      );
    }
    await done(client.setSettings({indexName: temporary, indexSettings: settings}));
    await done(
      client.saveSynonyms({
        indexName: temporary,
        synonymHit: synonyms,
        replaceExistingSynonyms: true,
      }),
    );
    await client.chunkedBatch({
      indexName: temporary,
      objects: records.map((record) => ({...record})),
      action: 'addObject',
      waitForTasks: true,
    });
  } catch (error) {
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    throw error;
  }
  await done(
    client.operationIndex({
      indexName: temporary,
      operationIndexParams: {operation: 'move', destination: indexName},
    }),
    indexName,
  );
}
