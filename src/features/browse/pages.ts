// The pages of browsing, bundled together.
export { BrandListPage, BrandPage } from "./BrandPages";
export { default as CategoryPage } from "./CategoryPage";
export { default as FavouritePage } from "./FavouritePage";
export { GroupDealPage, GroupReadMorePage } from "./GroupDealPages";
export { default as ReferenceListPage } from "./ReferenceListPage";
