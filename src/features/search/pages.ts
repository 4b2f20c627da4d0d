// The pages of the search, bundled together.
export {
	SearchBrandPage,
	SearchCampaignPage,
	SearchDetailPage,
} from "./SearchFoundPages";
export { default as SearchListPage } from "./SearchListPage";
export { default as SearchPage } from "./SearchPage";
