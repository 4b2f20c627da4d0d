// Pages that only say something and lead on, as one part of the build: each is too small and too rare for a file of its own.
export { default as AlertErrorPage } from "./AlertErrorPage";
export { default as BlankPage } from "./BlankPage";
export { default as NoPermissionArticlePage } from "./NoPermissionArticlePage";
export { default as NoPermissionPage } from "./NoPermissionPage";
export { default as NotFoundPage } from "./NotFoundPage";
export { default as SharePage } from "./SharePage";
