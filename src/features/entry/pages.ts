// Small, rarely used pages, bundled together.
export { AlertErrorPage, BlankPage, NotFoundPage } from "./ErrorPages";
export {
	NoPermissionArticlePage,
	NoPermissionPage,
} from "./RefusedDevicePages";
export { default as SharePage } from "./SharePage";
