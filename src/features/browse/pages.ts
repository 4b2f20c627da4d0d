// The pages of browsing, bundled together.
export { default as BrandListPage } from "./BrandListPage";
export { default as BrandPage } from "./BrandPage";
export { default as CategoryPage } from "./CategoryPage";
export { default as FavouritePage } from "./FavouritePage";
export { GroupDealPage, GroupReadMorePage } from "./GroupDealPages";
export { default as ReferenceListPage } from "./ReferenceListPage";
