import type {AskedAs} from './types';

/** Reading documents with Docling and NVIDIA. */
export const parseDocuments: AskedAs = {
  '/integrations-docling': [
    '解析复杂 pdf 表格',
    'ocr 扫描件',
    '版面分析',
    'pdf 表格识别',
    'mineru',
  ],
  '/integrations-docling#docling-version-mismatch': [
    'docling 版本不匹配',
    'called add_log but no component context found',
    'incompatible with SDK schema version',
  ],
  '/integrations-docling#force-ocr': [
    'force_ocr 整页识别',
    '开了 ocr 还是没有文字',
    '扫描 pdf 识别为空',
  ],
};
