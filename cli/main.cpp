#include "cli/command_line.h"
#include "cli/exit_status.h"

#include <exception>
#include <iostream>

int main(int count, char** words) {
    try {
        return homestretch::run_homestretch({words + (count > 0 ? 1 : 0), words + count},
                                            homestretch::system_console());
    } catch (const std::exception& trouble) { // the world failed: memory, disk
        std::cerr << "homestretch: " << trouble.what() << '\n';
        return homestretch::exit_failed;
    }
}
