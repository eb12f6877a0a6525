import type {SchemaTree} from './buildSchemaTree';
import type {OpenApiDocument} from './openapi';

/** What the parts of the model are built from. */
export interface ModelContext {
  document: OpenApiDocument;
  tree: SchemaTree;
  /** Stops with the place in the description, what is wrong there and what would be right. */
  fail: (pointer: string, fault: string, remedy: string) => never;
}
