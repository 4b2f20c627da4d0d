// The pages of the search, bundled together.
export { default as SearchBrandPage } from "./SearchBrandPage";
export { default as SearchCampaignPage } from "./SearchCampaignPage";
export { default as SearchDetailPage } from "./SearchDetailPage";
export { default as SearchListPage } from "./SearchListPage";
export { default as SearchPage } from "./SearchPage";
