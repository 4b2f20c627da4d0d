// Where the migrations of this release are.
import { join } from "node:path";
import { projectRoot } from "../../config/projectRoot";

export const migrationsFolder = join(projectRoot, "server/store/migrations");
