// Small, rarely used pages, bundled together.
export { default as AlertErrorPage } from "./AlertErrorPage";
export { default as BlankPage } from "./BlankPage";
export { default as NoPermissionArticlePage } from "./NoPermissionArticlePage";
export { default as NoPermissionPage } from "./NoPermissionPage";
export { default as NotFoundPage } from "./NotFoundPage";
export { default as SharePage } from "./SharePage";
