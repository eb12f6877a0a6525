import type {AskedAs} from './types';

/** Files and voice. */
export const filesAndVoice: AskedAs = {
  '/concepts-file-management': [
    '上传的文件在哪里',
    '文件管理',
    'my files',
    '上传文件管理',
    '文件存服务器哪里',
  ],
  '/concepts-file-management#use-the-file-management-ui': [
    'my files 建文件夹',
    '文件分目录',
    '文件夹管理文件',
    '上传文件页面',
    '批量上传',
  ],
  '/concepts-file-management#upload-and-manage-files-with-the-langflow-api': [
    '上传接口',
    '接口上传文件',
    'v1 v2 files 区别',
    '程序上传文档',
  ],
  '/concepts-file-management#load-files-at-runtime': [
    'api 传文件给流程',
    '运行时换文件',
    '接口怎么传文件',
    '每次传不同文件',
    '动态文件路径',
  ],
  '/concepts-file-management#image-rejected': ['gemini 传图片报错', 'ollama 视觉模型 图片报错'],
  '/concepts-file-management#upload-images': [
    '识别图片',
    '多模态 看图',
    '传图片给大模型',
    'api 传图片',
    '聊天发图片',
    '视觉模型传图',
    '不用 ocr 直接看懂图片',
    '直接理解图片内容',
  ],
  '/concepts-file-management#set-the-maximum-file-size': [
    '文件大小限制',
    '413 Request Entity Too Large',
    '上传大文件失败',
    '调大上传限制',
    'nginx 上传限制',
  ],
  '/concepts-file-management#troubleshooting': [
    '文件名太长',
    '上传失败',
    'Error uploading file',
    '找不到文件',
    '中文文件名',
    '删了文件还能读到',
    '重建容器文件没了',
  ],
  '/concepts-voice-mode': ['语音对话', '麦克风', '语音助手', '语音聊天', 'realtime 语音'],
  '/concepts-voice-mode#speech-to-text-audio-transcription': [
    '语音转文字 接口',
    'asr',
    'stt 识别',
    '语音识别语言改中文',
  ],
  '/concepts-voice-mode#troubleshooting': [
    '语音没声音',
    '麦克风 不能用',
    '语音模式打不开',
    '点麦克风没反应',
    '中文被识别成英文',
  ],
};
