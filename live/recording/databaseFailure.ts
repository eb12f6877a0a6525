import type {Case} from './cases';

/** Operations whose pages say what comes when the database fails. */
export const OF_THE_DATABASE = [
  'delete-multiple-flows',
  'add-user',
  'read-variables',
  'create-variable',
  'update-variable',
  'get-vertex-builds',
  'delete-vertex-builds',
  'get-message-sessions',
  'get-messages',
  'delete-messages',
  'update-message',
  'update-session-id',
  'delete-messages-session',
  'get-transactions',
  'read-projects',
  'create-project',
  'read-project',
  'delete-project',
  'list-files-1',
  'list-files-2',
  'upload-user-file',
  'upload-user-file-1',
  'delete-all-files',
  'delete-all-files-1',
  'delete-files-batch',
  'delete-file-1',
  'health-check',
];

/** For a server whose tables, except those of users and keys, were dropped: nothing can be prepared there. */
export const databaseFailure: Case = {
  name: 'database-failure',
  stage: () => ({files: {'notes.txt': '九月的会议记录'}}),
  onlyIfAsked: true,
};
