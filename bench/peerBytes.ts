import {type BenchDocument, describeDocuments} from './documents';
import {type BenchEngine, compressedSize} from './peer';

/** Peers that load one index: nothing is answered before all of it is there. */
export async function measurePeerBytes(
  index: string,
  documents: BenchDocument[],
  code: Promise<number>,
): Promise<BenchEngine['bytes']> {
  const {titles, texts} = describeDocuments(documents);
  const [indexBytes, titleBytes, textBytes, codeBytes] = await Promise.all([
    compressedSize(index),
    compressedSize(titles),
    compressedSize(texts),
    code,
  ]);
  const needed = indexBytes + titleBytes + codeBytes;
  return {first: needed, index: needed, all: needed + textBytes};
}
